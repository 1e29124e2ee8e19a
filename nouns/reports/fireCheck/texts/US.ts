import type { Translation } from '@shouya/contract/translation'
import { words } from '../../checkReport/texts/wordsUS.ts'
import type CN from './CN.ts'

export default {
  ...words,
  title: 'Quarterly Fire Safety Check',
  book: 'Quarterly fire safety checks',
  add: 'Record a fire safety check',
  about:
    'Each quarter two people check the fire protection of an outlet. An extinguisher out of date or without pressure makes its item abnormal.',
  log: 'Quarterly fire safety check',
  count: {
    fire_check_sign: 'Fire checks for me to sign',
    fire_check_confirm: 'Fire checks to confirm',
  },
  choice: {
    smoke_test: {
      1: 'In order',
      2: 'Faulty',
    },
  },
  extinguishers: {
    title: 'Extinguishers',
    add: 'Add an extinguisher',
    remove: 'Remove {no}',
    bad: 'Out of date or without pressure: {nos}',
    field: {
      no: 'No.',
      kind: 'Type',
      place: 'Place',
      expire_date: 'Expires',
      pressure_ok: 'Pressure',
    },
  },
  refused: {
    twice: 'Each number can stand there only once',
  },
  field: {
    ...words.field,
    hydrant_count: 'Hydrants',
    smoke_test: 'Smoke detectors',
    light_minutes: 'Emergency light (minutes)',
    exit_signs_ok: 'Exit signs in order',
    power_off_ok: 'Power off after closing',
    fire_lane_ok: 'Fire lane clear',
    in_decoration: 'Being decorated',
    fire_files_ok: 'Fire files complete',
    last_maint_date: 'Last maintenance',
    maint_company: 'Maintained by',
  },
} satisfies Translation<typeof CN>
