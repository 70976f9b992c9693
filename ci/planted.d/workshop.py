"""A copy of the checkout in which faults are planted, built with both compilers."""

import os
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

COPIED = ("CMakeLists.txt", "CMakePresets.json", "engine", "scenarios", "properties", "fuzz", "tests")
ENVIRONMENT = {
    "ASAN_OPTIONS": "detect_leaks=1:malloc_context_size=8",
    "UBSAN_OPTIONS": "print_stacktrace=1",
}
WAIT_FACTOR = 10  # on a busy machine a program waits for most of the time


@dataclass(frozen=True)
class Ran:
    """How a program ended: its exit code, or None when its time was up; what it said, and the seconds of processor time
    that it took, which do not depend on what else the machine does."""

    code: int | None
    output: str
    seconds: float

    @property
    def red(self):
        return self.code != 0


class Running:
    """The programs that run, each with what it starts in a session of its own."""

    def __init__(self):
        self.lock, self.processes, self.stopped = threading.Lock(), set(), False

    def start(self, command, **options):
        with self.lock:
            if self.stopped:
                raise SystemExit("planted: stopped")
            process = subprocess.Popen(command, start_new_session=True, **options)
            self.processes.add(process)
            return process

    def wait(self, process):
        """The status and the resources that it used."""
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        with self.lock:  # for now its number may become another's
            self.processes.remove(process)
            return os.wait4(process.pid, 0)[1:]

    def kill(self, *processes):
        """Those of them that have not ended."""
        with self.lock:
            for process in self.processes.intersection(processes):
                os.killpg(process.pid, signal.SIGKILL)

    def stop(self):
        """Kills all, and starts no more."""
        with self.lock:
            self.stopped = True
        self.kill(*self.processes)


running = Running()


def side_by_side(*tasks):
    """When one fails, or somebody interrupts, the others are stopped, too."""
    with ThreadPoolExecutor() as pool:
        futures = [pool.submit(task) for task in tasks]
        try:
            for future in as_completed(futures):
                future.result()
        except BaseException:
            running.stop()
            raise


def run(command, limit, cwd=None):
    """`limit` is of seconds of processor time, or None. A program that waits for something ends too, later."""

    def bounds():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))

    with tempfile.TemporaryFile() as output:
        process = running.start(
            [str(word) for word in command], cwd=cwd, env=os.environ | ENVIRONMENT,
            preexec_fn=bounds, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
        )  # fmt: skip
        patience = threading.Timer((limit or 0) * WAIT_FACTOR, running.kill, [process])
        if limit is not None:
            patience.start()
        try:
            status, usage = running.wait(process)
        except KeyboardInterrupt:
            running.kill(process)
            raise
        finally:
            patience.cancel()
        process.returncode = code = os.waitstatus_to_exitcode(status)
        if code in (-signal.SIGXCPU, -signal.SIGKILL):
            code = None
        output.seek(0)
        return Ran(code, output.read().decode("utf-8", "replace"), usage.ru_utime + usage.ru_stime)


class Build:
    """The copy, built with one compiler."""

    def __init__(self, compiler, source, folder, preset, flags, jobs):
        self.compiler, self.source, self.folder = compiler, source, folder
        self.preset, self.flags, self.jobs = preset, flags, jobs

    def configure(self):
        return self.must(["cmake", "--preset", self.preset, "-S", self.source, "-B", self.folder,
                          f"-DCMAKE_CXX_FLAGS_DEBUG={self.flags}", "--log-level=WARNING"])  # fmt: skip

    def make(self, targets):
        return self.must(["cmake", "--build", self.folder, f"-j{self.jobs}", "--target", *targets])

    def must(self, command):
        done = run(command, None, self.source)
        if done.red:
            raise SystemExit(f"planted: {' '.join(map(str, command))}\n{done.output[-3000:]}")

    def program(self, name):
        return self.folder / name


class Workshop:
    """`folder`/tree is the copy; gcc and clang are where it is built; clean is what was built without a fault."""

    def __init__(self, root, folder):
        self.root, self.folder, self.source = root, folder, folder / "tree"
        jobs = max(1, len(os.sched_getaffinity(0)) // 2)  # the two compilers work side by side
        self.gcc = Build("g++", self.source, folder / "gcc", "asan", "-O1", jobs)
        self.clang = Build("clang++", self.source, folder / "clang", "fuzz", "-O1 -gline-tables-only", jobs)
        self.clean = folder / "clean"

    def copy_checkout(self):
        """Files that are the same stay as they are, so that only what changed is built."""
        wanted = {path.relative_to(self.root) for name in COPIED for path in files(self.root / name)}
        for path in [path for path in files(self.source) if path.relative_to(self.source) not in wanted]:
            path.unlink()
        for name in wanted:
            data, copy = (self.root / name).read_bytes(), self.source / name
            if not copy.exists() or copy.read_bytes() != data:
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(data)

    def keep_clean(self):
        """Keeps what replays, and the seeds, which are made by an engine too."""
        shutil.rmtree(self.clean, ignore_errors=True)
        for build in (self.gcc, self.clang):
            (self.clean / build.compiler).mkdir(parents=True)
            shutil.copy2(build.program("bin/timeproof"), self.clean / build.compiler)
        shutil.copytree(self.gcc.program("fuzz/seeds"), self.clean / "seeds")

    def apply(self, patch, *options):
        """git passes over what lies in a repository it knows, so it must not find the checkout's."""
        command = ["git", "apply", "-C1", "--recount", *options, str(patch)]
        done = subprocess.run(command, cwd=self.source, capture_output=True, text=True,
                              env=os.environ | {"GIT_CEILING_DIRECTORIES": str(self.folder)})  # fmt: skip
        if done.returncode != 0:
            raise SystemExit(f"planted: {patch.name} does not apply\n{done.stderr}")


def files(top):
    if top.is_file():
        return [top]
    return [path for path in top.rglob("*") if path.is_file()]
