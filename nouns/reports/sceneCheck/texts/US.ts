import type { Translation } from '@shouya/contract/translation'
import { words } from '../../checkReport/texts/wordsUS.ts'
import type CN from './CN.ts'

export default {
  ...words,
  title: 'Quarterly Guard Check',
  book: 'Quarterly checks of guards on post',
  add: 'Record a guard check',
  about:
    'Each quarter at least two people of the branch check the guards on post at an outlet. Items are scored, and the head of the outlet confirms.',
  log: 'Quarterly guard check',
  due: {
    title: '{count} {count, outlet|outlets} to check',
    none: 'The guards of every outlet are checked',
    overdue: 'overdue',
    begin: 'Check the guards of {dept} {when}',
  },
  count: {
    scene_check_sign: 'Guard checks for me to sign',
    scene_check_confirm: 'Guard checks to confirm',
  },
  choice: {
    duty_log: {
      1: 'Complete',
      2: 'Incomplete',
    },
    alarm_test: {
      1: 'Succeeded',
      2: 'Failed',
    },
  },
  guards: {
    title: 'Guards on post',
    field: {
      seq: 'No.',
      name: 'Name',
      on_time: 'On time',
      uniform: 'Uniform',
      cert_shown: 'Certificate',
      equipment_ok: 'Equipment',
      knows_plan: 'Knows the plan',
    },
  },
  equipment: {
    title: 'Equipment',
    field: {
      kind: 'Kind',
      expected: 'Expected',
      present: 'Present',
      intact: 'In order',
    },
    choice: {
      kind: {
        1: 'Batons',
        2: 'Shields',
        3: 'Restraint forks',
        4: 'Stab vests',
        5: 'Radios',
      },
    },
  },
  questions: {
    title: 'Questions',
    add: 'Add a question',
    remove: 'Remove question {n}',
    field: {
      seq: 'No.',
      question: 'Question',
      answer: 'Answer',
      passed: 'Passed',
    },
  },
  guardSign: 'Signature of the guard',
  refused: {
    kindTwice: 'Each kind of equipment stands there once',
    intact: 'No more can be in order than there are',
    questions: 'Ask at least {min} questions',
  },
  field: {
    ...words.field,
    cert_shown: 'Papers shown',
    duty_log: 'Duty log',
    alarm_test: 'Alarm test',
    alarm_seconds: 'Arrival after (seconds)',
    guard_staff_name: 'Guard who signs',
  },
} satisfies Translation<typeof CN>
