import { type Answer, type Answers, keyOf, type Question } from '@shouya/approvals/question'
import { everything } from '../../../core/access/everything.ts'
import type { Runner } from '../run/runner.ts'
import { calendarOf } from './calendar.ts'
import { headOf, headsAbove, superiorOf } from './heads.ts'
import { administrators, membersOf } from './members.ts'
import { personOf } from './person.ts'

/** What the engine asked, as the directory says it today; in the transaction of the command. */
export async function answer(runner: Runner, flow: number, questions: readonly Question[]): Promise<Answers> {
  const answers: Record<string, Answer> = {}
  for (const question of questions) answers[keyOf(question)] = await one(runner, flow, question)
  return answers
}

async function one(runner: Runner, flow: number, question: Question): Promise<Answer> {
  const db = everything(runner.db)
  switch (question.ask) {
    case 'members':
      return membersOf(db, question)
    case 'deptHeads':
      return headOf(db, question)
    case 'userDeptHeads': {
      const row = await db.selectFrom('sys_user').select('dept_id').where('id', '=', question.user).executeTakeFirst()
      return row ? headOf(db, { ...question, dept: row.dept_id }) : []
    }
    case 'headsChain':
      return headsAbove(db, question)
    case 'superiors':
      return superiorOf(db, question)
    case 'admins':
      return administrators(db)
    case 'person':
      return personOf(runner, flow, question.user)
    case 'calendar':
      return calendarOf(runner)
  }
}
