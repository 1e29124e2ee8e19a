import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  knownHint: 'This differs from the register: give a reason',
  knownReasonOf: '{item}: why it differs from the register',
  knownReason: 'Why it differs from the register: {reason}',
  atLeast: 'at least {value}',
  atMost: 'at most {value}',
  allNormal: 'All normal',
  progress: '{done} of {all} answered, {bad} abnormal',
  problemOf: 'Problem of {item}',
  valueOf: 'Value of {item}',
  resultOf: 'Result of {item}',
  problemHint: 'Describe it in at least 5 characters',
  recovered: 'Resolved on the spot: {note}',
  tempMeasure: 'Interim measure for major hazards',
  flaw: {
    answer: '{item} is not answered',
    problem: '{item}: describe the problem (at least 5 characters)',
    photo: '{item} needs a photo',
    value: '{item} needs a value',
    limits: '{item}: a value outside its limits is not normal',
    reason: '{item} differs from the register: give a reason',
  },
  decide: {
    new: 'Rectify',
    link: 'Link',
    recovered: 'Resolved on the spot',
    of: 'Decision on {item}',
    which: 'Choose an open rectification',
    note: 'How it was solved',
  },
  refused: {
    noItem: 'Not an item of this check',
    score: 'At most {full}',
    oneAnswer: 'Choose either a rectification or a note on how it was resolved',
    noRectification: 'Not an open rectification of this outlet',
  },
} satisfies Translation<typeof CN>
