import { searchText } from '@shouya/noun/searchText'
import { addDays } from '@shouya/server/core/time/local.ts'
import { localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import { signedBy } from '@shouya/server/demo/signs.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { perfGrade, scoresOf, sources } from '../rules.ts'
import type { Measures } from '../server/measure.ts'
import { type Course, NOTICE } from './courseOf.ts'

/** A guard, somebody who rides, or a company, with whoever evaluates. */
export type Subject = {
  year: number
  subject_type: number
  staff_id: number | null
  name: string
  /** A guard at a door, whom the task of the branch is about. */
  isGuard: boolean
  escort_company_id: number
  company: string
  unit: { id: number; dept_name: string; dept_code: string }
  evaluators: readonly [Person, Person]
  auditor: Person
  /** Whoever speaks for the company. */
  admin: Person
  course: Course
  draw: Random
}

export type Standard = { seq: number; content: string; weight: number }

/** What people say beside what is counted, as a share of the points. */
const SHARES = [0.5, 0.55, 0.6, 0.65, 0.65, 0.7, 0.7, 0.72, 0.85, 1] as const
const APPEAL = '个别月份扣分与实际出勤不符，附签到记录，请求复核。'

/** An evaluation as it is now; its rank follows once all have their totals. */
export function performanceRow(
  subject: Subject & { id: number },
  bill_no: string,
  standard: readonly Standard[],
  measures: Measures,
) {
  const { id, year, subject_type, course, evaluators, auditor, admin, unit, draw } = subject
  const [first] = evaluators
  const isSigned = course.firstSigned !== null
  const share = draw.pick(SHARES)
  const items = standard.map(({ seq, content, weight }) => {
    const source = sources[seq] ?? null
    const measure = course.scored === null || source === null ? undefined : measures[source]
    const manual = isSigned ? Math.min(weight, Math.round(weight * (share + draw.next() / 10) * 2) / 2) : null
    return { seq, content, weight, source, value: measure?.value ?? null, counted: measure?.counted ?? null, manual }
  })
  const points = scoresOf(items, 0)
  const lines = isSigned
    ? evaluators.map((person, seq) => lineOf(person, seq, [course.firstSigned, course.submitted][seq] ?? null))
    : []
  const content = {
    ...{ year, subject_type, subject_name: subject.name, staff_id: subject.staff_id, bill_no },
    ...{ escort_company_id: subject.escort_company_id, escort_company_name: subject.company },
    ...{ dept_id: unit.id, dept_name: unit.dept_name, adjust: 0, adjust_reason: null, items, ...points },
    conclusion: isSigned ? conclusionOf(points.grade) : null,
    ...{ evaluators: lines, evaluator_names: lines.map(({ name }) => name).join('、') },
  }
  const notice = course.audited === null ? null : localText(course.audited).slice(0, 10)
  return {
    ...content,
    ...{ id, rank_in_branch: null as number | null },
    ...{ calc_time: textOf(course.scored), submit_time: textOf(course.submitted) },
    sign_hash: isSigned ? signedHash(noun, content, TIMEZONE) : null,
    ...{ audit_user_id: notice && auditor.id, audit_user_name: notice && auditor.real_name },
    ...{ audit_opinion: notice && '同意', audit_time: textOf(course.audited) },
    ...{ publicity_begin: notice, publicity_end: notice && addDays(notice, NOTICE) },
    ...appealOf(course, admin),
    ...{ review: null, review_user_name: null, review_time: null },
    subject_sign: course.effective === null ? null : signedBy(admin, course.effective),
    ...{ effective_time: textOf(course.effective), archive_time: textOf(course.archived), status: course.state },
    search_text: searchText(noun, content),
    ...{ create_user_id: first.id, create_user_name: first.real_name, create_time: textOf(course.created) },
    version: 1 + Object.values(course).filter((moment) => moment !== null).length,
  }
}

const textOf = (at: number | null): string | null => (at === null ? null : localText(at))

function lineOf(person: Person, seq: number, at: number | null) {
  const sign = at === null ? null : signedBy(person, at)
  return { seq, user_id: person.id, name: person.real_name, sign, sign_time: textOf(at) }
}

const appealOf = ({ appealed }: Course, { id, real_name }: Person) =>
  appealed === null
    ? { appeal: null, appeal_user_id: null, appeal_user_name: null, appeal_time: null }
    : { appeal: APPEAL, appeal_user_id: id, appeal_user_name: real_name, appeal_time: textOf(appealed) }

const conclusionOf = (grade: number | null): number =>
  grade === perfGrade.incompetent ? 3 : grade === perfGrade.basic ? 2 : 1

/** The ranks within branch, year and kind. */
export function rank(rows: readonly ReturnType<typeof performanceRow>[]): void {
  const groups = Map.groupBy(rows, ({ dept_id, year, subject_type }) => `${dept_id} ${year} ${subject_type}`)
  for (const group of groups.values()) {
    const totals = group.flatMap(({ total }) => total ?? [])
    for (const row of group)
      if (row.total !== null) row.rank_in_branch = 1 + totals.filter((total) => total > (row.total ?? 0)).length
  }
}
