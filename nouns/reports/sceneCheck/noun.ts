import { choice, count, flag, line, person } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { report, reportFields, reportLogged, reportParts, reportQuery } from '../checkReport/fields.ts'

const signed = { entered: true, printed: true, signed: 1 } as const
const inRecord = { ...signed, detail: true } as const

/** The quarterly check of the guards on post of an outlet, by two of the branch (domain 5.6; check_report scene 5). */
export const sceneCheck = defineNoun({
  ...report,
  name: 'sceneCheck',
  controller: 'SceneCheck',
  table: 'scene_check',
  permission: 'task_scene',
  route: '/taskmeeting/SceneCheckList/',
  prefix: 'ZD',
  fields: {
    ...reportFields,
    // The papers that the inspectors showed at the door.
    cert_shown: line(100, 0, { ...inRecord, optional: true }),
    duty_log: choice([1, 2], { ...inRecord, optional: true }),
    alarm_test: choice([1, 2], { ...inRecord, optional: true }),
    // Until somebody came.
    alarm_seconds: count({ ...inRecord, min: 0, max: 3600, optional: true }),
    guard_staff_name: person('guard_staff_id', { ...inRecord, optional: true }),
  },
  logged: reportLogged,
  parts: {
    ...reportParts,
    /** The guards who should be there. */
    guards: {
      order: 'seq',
      signed: 1,
      fields: {
        seq: count({ printed: true, signed: 1 }),
        name: line(50, 1, { printed: true, signed: 1 }),
        on_time: flag(signed),
        uniform: flag(signed),
        cert_shown: flag(signed),
        equipment_ok: flag(signed),
        knows_plan: flag(signed),
      },
    },
    /** Their equipment: how many there should be, are, and are in order. */
    equipment: {
      order: 'kind',
      signed: 1,
      fields: {
        kind: choice([1, 2, 3, 4, 5], signed),
        expected: count({ ...signed, min: 0, max: 999 }),
        present: count({ ...signed, min: 0, max: 999 }),
        intact: count({ ...signed, min: 0, max: 999 }),
      },
    },
    /** What a guard should know. */
    questions: {
      order: 'seq',
      signed: 1,
      fields: {
        seq: count({ printed: true, signed: 1 }),
        question: line(200, 2, signed),
        answer: line(500, 0, { ...signed, optional: true }),
        passed: flag(signed),
      },
    },
  },
  query: reportQuery,
  counters: {
    /** Reports that wait for the caller as an inspector. */
    scene_check_sign: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Reports in scope that the caller may confirm. */
    scene_check_confirm: {
      unconfirmed: true,
      tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'confirm' },
    },
  },
})

export const sceneGuard = partOf(sceneCheck, 'guards')
export const sceneEquipment = partOf(sceneCheck, 'equipment')
export const sceneQuestion = partOf(sceneCheck, 'questions')
