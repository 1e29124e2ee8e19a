import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { announce, conferenceBody, makeConference } from './makeConference.ts'

const draft = (stage: Stage) => makeConference(stage.t, stage.owner, [stage.colleague.id])
const announced = (stage: Stage) => announce(stage.t, stage.owner, [stage.colleague.id])

const inUnit: Case = {
  filter: async (stage) => {
    await draft(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
}

/** A meeting of the other branch, in the version that its owner sees. */
const seen = (body: object = {}, made: (stage: Stage) => Promise<object> = draft): Case => ({
  subject: async (stage) => ({ ...(await made(stage)), ...body }),
})

/** A meeting that its organizer has announced; the action names only the meeting. */
const known = (body: (stage: Stage) => object = () => ({})): Case => ({
  subject: async (stage) => ({ id: (await announced(stage)).id, ...body(stage) }),
})

const anybody: Case = {
  free: 'whoever may come to meetings is invited from any unit; others are refused (conference.db.test.ts)',
}
const files: Case = { free: 'the caller’s own uploads or the files of the meeting, else 1001 (`checkFiles`)' }

/** What names a row in the actions of the noun. */
export default {
  'Conference/Get id': { subject: async (stage) => ({ id: (await draft(stage)).id }) },
  'Conference/GetPageList dept_id': inUnit,
  'Conference/GetPrintList dept_id': inUnit,
  'Conference/GetPrintList ids': { filter: async (stage) => ({ ids: [(await draft(stage)).id] }), rows: listed },
  'Conference/GetConflicts id': { free: 'leaves a meeting out of its own conflicts; nothing of it is answered' },
  'Conference/GetConflicts user_ids': {
    free: 'when people whom the caller names are not free; no word of the meeting (conference.db.test.ts)',
  },
  'Conference/Save id': {
    subject: async (stage) => ({ ...(await draft(stage)), ...conferenceBody(stage.t, stage.owner.id, []) }),
  },
  'Conference/Save dept_id': {
    subject: async ({ t, owner }) => ({ ...conferenceBody(t, owner.id, []), dept_id: t.world.unit[THERE] }),
  },
  'Conference/Save organizer_user_id': anybody,
  'Conference/Save host_user_id': anybody,
  'Conference/Save recorder_user_id': anybody,
  'Conference/Save people.user_id': anybody,
  'Conference/Save file_ids': files,
  'Conference/Publish id': seen(),
  'Conference/Cancel id': seen({ reason: '主持人外出' }),
  'Conference/Delete id': seen(),
  'Conference/Reply id': known(() => ({ reply: 1 })),
  'Conference/Reply delegate_user_id': { free: 'a colleague of the caller, else 1001 (conference.db.test.ts)' },
  'Conference/GetSignCode id': { free: 'whoever runs the meeting, else 403 (conference.db.test.ts)' },
  'Conference/Sign id': { free: 'whoever is invited, else 403 (conference.db.test.ts)' },
  'Conference/Sign line_id': { free: 'a guest of the meeting, else 1001 (conference.db.test.ts)' },
  'Conference/Sign sign.file_id': {
    free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signedIfGiven`)',
  },
  'Conference/SaveMinutes id': { free: 'only the recorder writes the minutes, else 1004 (conference.db.test.ts)' },
  'Conference/SaveMinutes minutes_file_ids': files,
  'Conference/ConfirmMinutes id': { free: 'only whoever was there, else 403 or 1004 (conference.db.test.ts)' },
  'Conference/Archive id': { free: 'only the recorder archives, else 1004 (conference.db.test.ts)' },
  'Conference/GetCalendarFile id': known(),
} satisfies Cases
