import { defineNoun } from '@shouya/noun/noun'
import { report, reportFields, reportLogged, reportParts, reportQuery } from '../checkReport/fields.ts'

/** The monthly security check of an outlet, by itself or by those above (domain 5.4; check_report scene 4). */
export const securityItem = defineNoun({
  ...report,
  name: 'securityItem',
  controller: 'SecurityItem',
  table: 'security_item',
  permission: 'task_check',
  route: '/taskmeeting/SecurityItemList/',
  prefix: 'YJ',
  fields: reportFields,
  logged: reportLogged,
  parts: reportParts,
  query: reportQuery,
  counters: {
    /** Reports that wait for the caller as an inspector. */
    security_item_sign: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Reports in scope that the caller may confirm. */
    security_item_confirm: {
      unconfirmed: true,
      tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'confirm' },
    },
  },
})
