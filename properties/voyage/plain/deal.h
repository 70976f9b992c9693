// The set-up of a seed. (PV-AMB-28)
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_DEAL_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_DEAL_H_

#include "properties/voyage/plain/options.h"
#include "properties/voyage/plain/table.h"

namespace timeproof::plain_voyage {

Table Deal(const Options& options);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_DEAL_H_
