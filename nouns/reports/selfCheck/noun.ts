import { line } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { report, reportFields, reportLogged, reportParts, reportQuery } from '../checkReport/fields.ts'

const { moves } = report
const fill = { operation: 'fill' } as const

/**
 * The self-check of an outlet, of a half-year, a year or a single day (domain 7.3; check_report scene 7). The page has one
 * operation for all of it: whoever else fills in for the outlet confirms.
 */
export const selfCheck = defineNoun({
  ...report,
  name: 'selfCheck',
  controller: 'SelfCheck',
  table: 'self_check',
  permission: 'report_monitor',
  route: '/monitor?tab=reports',
  prefix: 'ZC',
  moves: {
    sign: { ...moves.sign, ...fill },
    edit: { ...moves.edit, ...fill },
    takeOver: { ...moves.takeOver, ...fill },
    confirm: { ...moves.confirm, ...fill },
    object: { ...moves.object, ...fill },
    void: { ...moves.void, ...fill },
    delete: { ...moves.delete, ...fill },
  },
  fields: { ...reportFields, period_key: line(10, 4, { exported: true, printed: true }) },
  logged: reportLogged,
  parts: reportParts,
  query: reportQuery,
  counters: {
    /** Reports that wait for the caller as an inspector. */
    self_check_sign: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Reports in scope that the caller may confirm. */
    self_check_confirm: {
      unconfirmed: true,
      tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'fill' },
    },
  },
})
