import { type Answer, type Blank, type Item, result, session } from './checkList.ts'

/** Opening and closing are checked by two (domain 4.2). */
export const needsSecond = (of: number): boolean => of !== session.during

/** The session that is due at this hour, `HH:mm`. */
export const sessionAt = (time: string): number =>
  time < '10:00' ? session.before : time < '16:30' ? session.during : session.after

/** An item as it has been answered so far. */
export const answerOf = (item: Item): Answer => ({
  item_id: item.item_id,
  result: item.result,
  value_num: item.value_num,
  value_text: item.value_text,
  score: item.score,
  problem_desc: item.problem_desc,
  photos: item.photos,
})

/** What is abnormal stays; everything else is normal. */
export const allNormal = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer) =>
    answer.result === null || answer.result === undefined ? { ...answer, result: result.normal } : answer,
  )

/** The answers of the last check, by the numbers of the items; new items stay open, photos have to be taken anew. */
export const copied = (items: readonly Item[], last: NonNullable<Blank['last']>): Answer[] =>
  items.map((item) => {
    const found = last.results.find(({ item_code }) => item_code === item.item_code)
    if (!found) return answerOf(item)
    const { result: of, value_num, value_text, score, problem_desc } = found
    return { item_id: item.item_id, result: of, value_num, value_text, score, problem_desc, photos: [] }
  })

type Missing = { item: Item; what: 'answer' | 'problem' | 'photo' | 'value' }

const wants = { 2: 'value_num', 3: 'value_text', 4: 'score' } as const

/** The first item that the server would send back. */
export function missing(items: readonly Item[], answers: readonly Answer[]): Missing | undefined {
  for (const item of items) {
    const answer = answers.find(({ item_id }) => item_id === item.item_id)
    if (!answer?.result) return { item, what: 'answer' }
    if (answer.result === result.notApplicable) continue
    const bad = answer.result === result.abnormal
    if (bad && (answer.problem_desc ?? '').trim().length < 5) return { item, what: 'problem' }
    const photo = item.need_photo === 2 || (item.need_photo === 1 && bad)
    if (photo && (answer.photos ?? []).length === 0) return { item, what: 'photo' }
    const field = wants[item.result_type as keyof typeof wants]
    if (field && (answer[field] === null || answer[field] === undefined || answer[field] === ''))
      return { item, what: 'value' }
  }
  return undefined
}

/** How far a check is. */
export const progress = (answers: readonly Answer[]) => ({
  done: answers.filter((answer) => answer.result !== null && answer.result !== undefined).length,
  bad: answers.filter((answer) => answer.result === result.abnormal).length,
})
