import { defineNoun } from '@shouya/noun/noun'

/**
 * System parameters (domain 1.6). `core/settings` defines the allowed values, and the table their names: no field has a
 * heading.
 */
export const setting = defineNoun({
  name: 'setting',
  controller: 'Setting',
  table: 'setting',
  permission: 'sys_setting',
  route: '/exception/setting',
  unrecorded: true,
  fields: {},
})
