import { granted } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { ruleBody } from './rules.ts'

/** A rule for the other branch. */
const ruleThere = async ({ t, owner }: Stage) =>
  granted(await owner.post('EventsRemind/Save', ruleBody({ dept_id: t.world.unit[THERE] })))

const seen = (body: Body = {}): Case => ({
  subject: async (stage) => {
    const { id, version } = await ruleThere(stage)
    return { id, version, ...body }
  },
})

/** Inputs that name a row in the actions of this noun. */
export default {
  'EventsRemind/Save id': {
    subject: async (stage) => {
      const { id, version } = await ruleThere(stage)
      const { remind_code: _, ...body } = ruleBody({ dept_id: stage.t.world.unit[THERE] })
      return { ...body, id, version }
    },
  },
  'EventsRemind/Save dept_id': { subject: async ({ t }) => ruleBody({ dept_id: t.world.unit[THERE] }) },
  'EventsRemind/Enable id': seen({ status: 0 }),
  'EventsRemind/Delete id': seen(),
  'EventsRemind/Preview id': { subject: async (stage) => ({ id: (await ruleThere(stage)).id }) },
  'EventsRemind/Preview dept_id': {
    free: 'narrows the records of the own scope: of other units none is shown (remindRule.db.test.ts)',
  },
  'EventsRemind/SendNow id': { subject: async (stage) => ({ id: (await ruleThere(stage)).id }) },
} satisfies Cases
