import { choice, count, day, flag, line } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { report, reportFields, reportLogged, reportParts, reportQuery } from '../checkReport/fields.ts'

const signed = { entered: true, printed: true, signed: 1 } as const
const inRecord = { ...signed, detail: true } as const

/** The quarterly fire safety check of an outlet, by two people (domain 5.7; check_report scene 6). */
export const fireCheck = defineNoun({
  ...report,
  name: 'fireCheck',
  controller: 'FireCheck',
  table: 'fire_check',
  permission: 'task_fire',
  route: '/taskmeeting/fireControlCheckList/',
  prefix: 'XF',
  fields: {
    ...reportFields,
    hydrant_count: count({ ...inRecord, min: 0, max: 999, optional: true }),
    smoke_test: choice([1, 2], { ...inRecord, optional: true }),
    // How long the emergency light lasts.
    light_minutes: count({ ...inRecord, min: 0, max: 999, optional: true }),
    exit_signs_ok: flag(inRecord),
    power_off_ok: flag(inRecord),
    fire_lane_ok: flag(inRecord),
    in_decoration: flag(inRecord),
    fire_files_ok: flag(inRecord),
    last_maint_date: day({ ...inRecord, optional: true }),
    maint_company: line(100, 0, { ...inRecord, optional: true }),
  },
  logged: reportLogged,
  parts: {
    ...reportParts,
    /** Every extinguisher of the outlet; one out of date or without pressure makes its item abnormal. */
    extinguishers: {
      order: 'no',
      signed: 1,
      fields: {
        no: line(20, 1, signed),
        kind: line(50, 1, signed),
        place: line(50, 1, signed),
        expire_date: day(signed),
        pressure_ok: flag(signed),
      },
    },
  },
  query: reportQuery,
  counters: {
    /** Reports that wait for the caller as an inspector. */
    fire_check_sign: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Reports in scope that the caller may confirm. */
    fire_check_confirm: {
      unconfirmed: true,
      tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'confirm' },
    },
  },
})

export const extinguisher = partOf(fireCheck, 'extinguishers')
