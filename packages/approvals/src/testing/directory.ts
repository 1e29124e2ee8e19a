import type { UserId } from '../definition.ts'
import { type Answer, type Answers, keyOf, type Person, type Question } from '../question.ts'
import type { WorkCalendar } from '../workingTime.ts'

/** A small organisation that answers questions. People who are not listed may act and are never on leave. */
export interface Directory {
  readonly members?: Readonly<Record<string, readonly UserId[]>>
  /** Unit → heads by level, from 1. */
  readonly heads?: Readonly<Record<number, readonly (readonly UserId[])[]>>
  readonly unitOf?: Readonly<Record<UserId, number>>
  readonly superiors?: Readonly<Record<UserId, readonly UserId[]>>
  readonly admins?: readonly UserId[]
  readonly people?: Readonly<Record<UserId, Partial<Person>>>
  readonly calendar?: WorkCalendar
}

const ROUND_THE_CLOCK: WorkCalendar = { offset: 0, week: Array(7).fill([[0, 1440]]), days: {} }

function answer(directory: Directory, question: Question): Answer {
  const headsOf = (dept: number | undefined, level: number, up: boolean): readonly UserId[] => {
    const levels = (dept !== undefined && directory.heads?.[dept]) || []
    return up ? (levels.slice(level - 1).find((heads) => heads.length > 0) ?? []) : (levels[level - 1] ?? [])
  }
  switch (question.ask) {
    case 'members':
      return (
        directory.members?.[
          `${question.of} ${question.key} ${question.unit}${question.below ? ' below' : ''}${question.party ? ` of ${question.party}` : ''}`
        ] ?? []
      )
    case 'membersAbove':
      return directory.members?.[`${question.of} ${question.key} above ${question.unit}`] ?? []
    case 'deptHeads':
      return headsOf(question.dept, question.level, question.fallbackUp)
    case 'userDeptHeads':
      return headsOf(directory.unitOf?.[question.user], question.level, question.fallbackUp)
    case 'headsChain': {
      const levels = directory.heads?.[question.dept] ?? []
      return levels.slice(question.from - 1, question.upTo === 'top' ? undefined : question.upTo).flat()
    }
    case 'superiors':
      return directory.superiors?.[question.user]?.slice(question.level - 1, question.level) ?? []
    case 'admins':
      return directory.admins ?? []
    case 'person':
      return { mayAct: true, leaves: [], ...directory.people?.[question.user] }
    case 'calendar':
      return directory.calendar ?? ROUND_THE_CLOCK
  }
}

export const answersTo = (directory: Directory, questions: readonly Question[]): Answers =>
  Object.fromEntries(questions.map((question) => [keyOf(question), answer(directory, question)]))
