import { parameters } from '@shouya/server/core/settings/parameters.ts'
import { TIMEZONE } from '@shouya/server/demo/calendar.ts'

/** What deadlines depend on besides the opening hours. */
export const limits = {
  timezone: TIMEZONE,
  beforeOpen: parameters['check.before_open_deadline_min'].standard,
  close: parameters['check.close_deadline'].standard,
}
