import { type Answer, type Answers, keyOf, type Question } from '@shouya/approvals/question'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Runner } from '../../request/server/runner.ts'
import { calendarOf } from './calendar.ts'
import { headOf, headsAbove, superiorOf } from './heads.ts'
import { administrators, membersAbove, membersOf } from './members.ts'
import { peopleOf } from './person.ts'

/** Answers the engine's questions from today's directory, in the transaction of the command. */
export async function answer(runner: Runner, flow: number, questions: readonly Question[]): Promise<Answers> {
  const answers: Record<string, Answer> = {}
  const userIds = questions.flatMap((question) => (question.ask === 'person' ? question.user : []))
  const people = await peopleOf(runner, flow, [...new Set(userIds)])
  for (const question of questions)
    answers[keyOf(question)] =
      question.ask === 'person'
        ? (people.get(question.user) ?? { mayAct: false, leaves: [] })
        : await answerOne(runner, question)
  return answers
}

async function answerOne(runner: Runner, question: Exclude<Question, { ask: 'person' }>): Promise<Answer> {
  const db = everything(runner.db)
  switch (question.ask) {
    case 'members':
      return membersOf(db, question)
    case 'membersAbove':
      return membersAbove(db, question)
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
    case 'calendar':
      return calendarOf(runner)
  }
}
