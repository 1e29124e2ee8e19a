import { defineNoun } from '@shouya/noun/noun'

/**
 * System parameters (domain 1.6). What each may hold is said where the program reads it (`core/settings`), and the table
 * says what it is called: no field has a heading.
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
