import { choice, day, line } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Days off, and days worked instead (调休), of the whole bank. */
export const holiday = defineNoun({
  name: 'holiday',
  controller: 'Holiday',
  table: 'holiday',
  permission: 'sys_remind',
  route: '/exception/remind',
  unrecorded: true,
  fields: {
    day: day(),
    kind: choice([1, 2], { entered: true }),
    name: line(50, 1, { entered: true }),
  },
})

export const holidayKind = { off: 1, worked: 2 } as const
