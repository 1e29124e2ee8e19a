import { granted, signature } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeDraft, meetingBody } from './meetings.ts'

const draft = ({ t, owner }: Stage) => makeDraft(t, owner.post, owner.id)

/** A record that its two people may sign. */
async function submitted({ t, owner, colleague }: Stage, more: object = {}) {
  const body = await meetingBody(t, owner.id, [owner.id, colleague.id], more)
  return granted(await owner.post('MeetingLog/Submit', body)) as { id: number; version: number }
}
const inUnit: Case = {
  filter: async (stage) => {
    await submitted(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
}
const unit: Case = { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) }

const drawing: Case = {
  free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)',
}
const asSave: Case = { free: 'the same check as MeetingLog/Save' }

/** A record of the caller's unit that names somebody of another one. */
const naming = (path: string, more: (foreigner: number) => object): Case => ({
  refused: async ({ t, owner }, caller) => ({ ...(await meetingBody(t, caller.id, [])), ...more(owner.id) }),
  code: 1001,
  path,
})

const seen = (body: object = {}): Case => ({
  subject: async (stage) => {
    const { id, version } = await submitted(stage)
    return { id, version, ...body }
  },
})

/** What names a row in the actions of the noun. */
export default {
  'MeetingLog/Get id': { subject: async (stage) => ({ id: (await submitted(stage)).id }) },
  'MeetingLog/GetPageList dept_id': inUnit,
  'MeetingLog/GetPrintList dept_id': inUnit,
  'MeetingLog/GetPrintList ids': { filter: async (stage) => ({ ids: [(await submitted(stage)).id] }), rows: listed },
  'MeetingLog/GetPersonList dept_id': unit,
  'MeetingLog/GetExpectedList dept_id': unit,
  'MeetingLog/GetTrainingScores dept_id': {
    subject: async ({ t }) => ({ dept_id: t.world.unit[THERE], period_key: '2026-03' }),
  },
  'MeetingLog/Save file_ids': { free: 'the caller’s own uploads or the files of the record, else 1001 (`checkFiles`)' },
  'MeetingLog/Submit file_ids': asSave,
  'MeetingLog/Save id': {
    subject: async (stage) => ({ ...(await draft(stage)), ...(await meetingBody(stage.t, stage.owner.id, [])) }),
  },
  'MeetingLog/Save dept_id': {
    subject: async ({ t, owner }) => ({
      ...(await meetingBody(t, owner.id, [])),
      dept_id: t.world.unit[THERE],
    }),
  },
  'MeetingLog/Sign id': { subject: async (stage) => ({ id: (await submitted(stage)).id, sign: signature }) },
  'MeetingLog/Save host_user_id': naming('host_user_id', (host_user_id) => ({ host_user_id })),
  'MeetingLog/Save people.user_id': naming('people.0', (user_id) => ({ people: [{ user_id }] })),
  'MeetingLog/Save people.staff_id': {
    free: 'only guards at the door of the record’s unit are named, else 1001 (meetingLog.db.test.ts)',
  },
  'MeetingLog/Save todos.duty_user_id': naming('todos.0.duty_user_id', (duty_user_id) => ({
    todos: [{ content: '更换灭火器', duty_user_id, deadline: '2030-01-01' }],
  })),
  'MeetingLog/Submit id': asSave,
  'MeetingLog/Submit dept_id': asSave,
  'MeetingLog/Submit host_user_id': asSave,
  'MeetingLog/Submit people.user_id': asSave,
  'MeetingLog/Submit people.staff_id': asSave,
  'MeetingLog/Submit todos.duty_user_id': asSave,
  'MeetingLog/Sign staff_id': { free: 'a line of the record, else 1001 (meetingLog.db.test.ts)' },
  'MeetingLog/Sign sign.file_id': drawing,
  'MeetingLog/Confirm id': seen({ sign: signature }),
  'MeetingLog/Confirm sign.file_id': drawing,
  'MeetingLog/FinishTodo id': {
    subject: async (stage) => {
      const todos = [{ content: '更换灭火器', duty_user_id: stage.owner.id, deadline: '2030-01-01' }]
      const { id } = await submitted(stage, { todos })
      const [todo] = granted(await stage.owner.post('MeetingLog/Get', { id })).todos
      return { id, todo_id: todo.id }
    },
  },
  'MeetingLog/FinishTodo todo_id': { free: 'a line of the record, else 1002' },
  'MeetingLog/Void id': seen({ reason: '重复登记' }),
  'MeetingLog/Delete id': { subject: draft },
} satisfies Cases
