import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  abnormalItem: 'Item found abnormal',
  awaitsInspectors: 'Awaits inspectors',
  saveDraft: 'Save draft',
  draftSaved: 'The draft was saved',
  signAndSubmit: 'Sign and submit',
  signAgain: 'Check again and submit',
  answers: 'Items',
  answerAll: '{count} {count, item is|items are} not complete',
  inspectors: 'Further inspectors',
  inspectorsHint: 'At least {min} in all; each signs with their own account',
  mySign: 'My signature',
  findings: 'Findings',
  signs: 'Signatures',
  notSigned: 'Not signed',
  taken: 'There is a report for this period: it was opened',
  objectedBefore: 'The unit objected: {objection}',
  wasVoid: 'Void: {reason}',
  scoreLine: 'Score / grade',
  deleteAsk: 'Delete this draft?',
  progress: 'Rectified',
  inspectorNo: 'Inspector {n}',
  paper: {
    normal: '√',
    abnormal: '×',
    none: '—',
    bad: 'Abnormal items',
  },
  refused: {
    unit: 'A saved report keeps its unit',
    twice: 'An inspector can be named only once',
    inspectors: 'At least {min} inspectors are needed',
    nobody: 'Nobody in the checked unit could confirm it',
    noItems: 'The unit has no items of this check',
    thisPeriod: 'The report of this unit for the period',
    notAwaited: 'Your signature is not awaited, or was given',
    ownReport: 'Inspectors can neither confirm their report nor object to it',
    objectedOnce: 'An objection can be made only once',
  },
  says: {
    sign: 'Read the findings before you sign. The report is submitted once all inspectors have signed.',
    confirm: 'Decide on each abnormal item and sign. Without any, the report is closed.',
    object: 'This can be done once. The inspectors check again and sign anew.',
    void: 'The record stays in the book, crossed out.',
  },
  confirm: {
    sign: 'Sign',
    confirm: 'Sign and confirm',
    object: 'Object',
    void: 'Void',
  },
  remind: {
    report_sign: {
      title: 'To sign: check of {dept}, {period}',
      content: '{inspector} has completed the check of {dept} for {period}. Please read it and sign.',
    },
    report_confirm: {
      title: 'Report to confirm: {bill_no}',
      content: 'The report of {dept} has {count} abnormal {count, item|items}. Please confirm it.',
    },
    report_objected: {
      title: 'Objection to report {bill_no}',
      content: '{dept} objects to the report: {objection}. Please check again and submit.',
    },
  },
} satisfies Translation<typeof CN>
