/**
 * What the log calls an action: its own words, else what it is about and what it does there. `word`: the text of a key,
 * or the other text where there is none.
 */
export function actionText(word: (key: string, other: string) => string, action: string): string {
  const own = word(`actions.${action}`, '')
  if (own) return own
  const [about = '', does = ''] = action.split('/')
  if (about === 'Job') return word(`actionWords.job.${does}`, action)
  const noun = word(`actionWords.noun.${about}`, '')
  const reads = does.startsWith('Get') ? word('actionWords.verb.read', '') : ''
  const verb = word(`actionWords.verb.${does}`, reads)
  return noun && verb ? `${noun} · ${verb}` : action
}
