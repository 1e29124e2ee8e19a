/** The name of an action in the log: its own text, else subject and verb. `word`: the text of a key or the fallback. */
export function actionText(word: (key: string, fallback: string) => string, action: string): string {
  const ownText = word(`actions.${action}`, '')
  if (ownText) return ownText
  const [subject = '', does = ''] = action.split('/')
  if (subject === 'Job') return word(`actionWords.job.${does}`, action)
  const noun = word(`nounWords.log.${subject}`, word(`actionWords.noun.${subject}`, ''))
  const reads = does.startsWith('Get') ? word('actionWords.verb.read', '') : ''
  const verb = word(`actionWords.verb.${does}`, reads)
  return noun && verb ? `${noun} · ${verb}` : action
}
