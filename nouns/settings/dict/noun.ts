import { code, count, flag, line, moment, pattern } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

/** Dictionaries, each with its values (domain 1.4). */
export const dict = defineNoun({
  name: 'dict',
  controller: 'Dict',
  table: 'dict_type',
  permission: 'sys_dict',
  route: '/exception/dict/List',
  fields: {
    dict_code: pattern(/^[a-z][a-z0-9_]{1,39}$/, 40, { entered: true }),
    dict_name: line(50, 1, { entered: true }),
    dict_name_hk: line(50, 0, { optional: true, entered: true }),
    dict_name_us: line(80, 0, { optional: true, entered: true }),
    items: count(),
    is_builtin: flag(),
    status: code('enable', { min: 0, max: 1, entered: true }),
    remark: line(500, 0, { optional: true, entered: true }),
    update_time: moment(),
  },
  query: { sorts: ['dict_code', 'dict_name', 'update_time'], equals: ['status'] },
  parts: {
    value: {
      fields: {
        value: pattern(/^[A-Za-z0-9_]{1,40}$/, 40, { entered: true }),
        label_cn: line(50, 1, { entered: true }),
        label_hk: line(50, 0, { optional: true, entered: true }),
        label_us: line(80, 0, { optional: true, entered: true }),
        /** The parent value in the same dictionary. */
        parent_value: line(40, 1, { optional: true, entered: true }),
        color: line(10, 1, { optional: true, entered: true }),
        sort: count({ min: 0, max: 9999, entered: true }),
        is_default: flag({ entered: true }),
        is_builtin: flag(),
        status: code('enable', { entered: true }),
      },
    },
  },
})

export const dictValue = partOf(dict, 'value')
