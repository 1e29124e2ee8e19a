import { type Answer, type CheckDetail, type Item, result, session } from './checkList.ts'

/** Opening and closing are checked by two (domain 4.2). */
export const needsSecond = (of: number): boolean => of !== session.during

/** The session that is due at this hour, `HH:mm`. */
export const sessionAt = (time: string): number =>
  time < '10:00' ? session.before : time < '16:30' ? session.during : session.after

/** What whoever names no session wants instead of one that is signed already: the next. */
export const sessionAfter = (
  check: Pick<CheckDetail, 'session' | 'status' | 'awaits_second'> | undefined,
): number | undefined =>
  check && (check.status !== 0 || check.awaits_second) && check.session < session.after ? check.session + 1 : undefined

/** An item as it has been answered so far. */
export const answerOf = (item: Item): Answer => ({
  item_id: item.item_id,
  result: item.result,
  value_num: item.value_num,
  value_text: item.value_text,
  score: item.score,
  problem_desc: item.problem_desc,
  photos: item.photos,
  known_reason: item.known_reason,
})

/** What is open becomes normal, by one act of the user; what a register knows better is looked at by itself. */
export const allNormal = (items: readonly Item[], answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => {
    const item = items.find(({ item_id }) => item_id === answer.item_id)
    const open = answer.result === null || answer.result === undefined
    return open && !item?.known_count ? { ...answer, result: result.normal } : answer
  })

/** Somebody says that all is well where a register has something. */
export const contradicts = (item: Pick<Item, 'known_count'>, found: number | null | undefined): boolean =>
  Boolean(item.known_count) && (found === result.normal || found === result.notApplicable)

/** The unit of a number that is a time of the day: minutes since midnight. */
export const CLOCK = 'HH:mm'

/** Such a number as people write it. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

type Valued = Pick<Item, 'value_num' | 'value_text' | 'score' | 'full_score' | 'value_unit'>

/** What an item says beside its verdict, with its unit. */
export function saidOf({ value_num, value_text, score, full_score, value_unit }: Valued): string | null {
  if (value_num !== null) return value_unit === CLOCK ? clockOf(value_num) : `${value_num}${value_unit ?? ''}`
  if (score !== null) return `${score} / ${full_score}`
  return value_text
}

export type Flaw = 'answer' | 'problem' | 'photo' | 'value' | 'limits' | 'reason'

const wants = { 2: 'value_num', 3: 'value_text', 4: 'score' } as const

/** The items that the server would send back, each with the reason. */
export function flawed(items: readonly Item[], answers: readonly Answer[]): Map<Item, Flaw> {
  const flaws = items.map((item) => {
    const answer = answers.find(({ item_id }) => item_id === item.item_id)
    return [item, answer?.result ? flawOf(item, answer) : 'answer'] as const
  })
  return new Map(flaws.filter((pair): pair is [Item, Flaw] => pair[1] !== undefined))
}

function flawOf(item: Item, answer: Answer): Flaw | undefined {
  if (contradicts(item, answer.result) && !answer.known_reason?.trim()) return 'reason'
  if (answer.result === result.notApplicable) return undefined
  const bad = answer.result === result.abnormal
  if (bad && (answer.problem_desc ?? '').trim().length < 5) return 'problem'
  const photo = item.need_photo === 2 || (item.need_photo === 1 && bad)
  if (photo && (answer.photos ?? []).length === 0) return 'photo'
  const field = wants[item.result_type as keyof typeof wants]
  if (field && (answer[field] === null || answer[field] === undefined || answer[field] === '')) return 'value'
  return !bad && beyond(item, answer.value_num) ? 'limits' : undefined
}

/** A number that cannot be called normal. */
function beyond({ min_value, max_value }: Item, value: number | null | undefined): boolean {
  if (value === null || value === undefined) return false
  return (min_value !== null && value < min_value) || (max_value !== null && value > max_value)
}

/** How far a check is. */
export const progress = (answers: readonly Answer[]) => ({
  done: answers.filter((answer) => answer.result !== null && answer.result !== undefined).length,
  bad: answers.filter((answer) => answer.result === result.abnormal).length,
})
