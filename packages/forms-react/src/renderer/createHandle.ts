import type { Values } from '@shouya/forms/document'
import { issueText } from '@shouya/forms/issue'
import { decodeStrings, encodeStrings } from '@shouya/forms/outputStrings'
import { labelOf } from '@shouya/forms/readOptions'
import type { FormContext } from './formContext.ts'
import { type FormHandle, InvalidForm } from './formHandle.ts'
import { jump, jumpSoon } from './jump.ts'
import { refreshAll } from './store/formStore.ts'
import { currentValues, judge } from './store/judge.ts'
import { locate, type Place } from './store/locate.ts'
import { reset, setOption, setValues } from './store/replace.ts'
import { transfersEnded } from './store/transfers.ts'
import { text } from './texts.ts'

interface Options {
  readonly outputString: () => boolean
  readonly onSubmit: (values: Values) => unknown
  /** Sets the text of the live region for screen readers. */
  readonly announce: (text: string) => void
}

/** Creates the imperative API of a form. */
export function createHandle(form: FormContext, { outputString, onSubmit, announce }: Options): FormHandle {
  const { store, prefix, lang, notify } = form

  /** Jumps to an invalid field; if it is hidden, which only kept values can be, shows its issue as a message. */
  function show({ scope, id }: Place, words: string) {
    if (scope.state.fields.get(id)?.visible !== false) return jumpSoon(store, prefix, { scope, id })
    const field = store.form.byId.get(id)?.field
    notify('error', text(lang, 'hiddenWrong', { label: field ? labelOf(field) : '', words }))
  }

  async function getData(): Promise<Values> {
    await transfersEnded(store)
    const { valid, issues, first, needs } = judge(store)
    if (!valid) {
      const errors = issues.filter(({ level }) => level === 'error')
      if (first) show({ scope: first.scope, id: first.issue.id }, issueText(lang, first.issue))
      else notify('error', text(lang, 'waiting'))
      announce(text(lang, 'invalid', { count: errors.length }))
      throw new InvalidForm(issues, needs)
    }
    const values = currentValues(store)
    return outputString() ? encodeStrings(values) : values
  }

  const setFlag = (option: 'hidden' | 'disabled', value: boolean) => (models: readonly string[]) =>
    setOption(store, models, option, value)

  return {
    getData,
    submit: async () => {
      const values = await getData()
      await onSubmit(values)
      return values
    },
    peek: () => currentValues(store),
    setData: async (values) => setValues(store, decodeStrings(values)),
    reset: () => reset(store),
    hide: setFlag('hidden', true),
    show: setFlag('hidden', false),
    disable: setFlag('disabled', true),
    enable: setFlag('disabled', false),
    setOptions: (models, option, value) => setOption(store, models, option, value),
    jump: (path) => {
      const place = locate(store, path)
      if (place) jump(store, prefix, place)
    },
    refuse: (refusals) => {
      const places = refusals.flatMap(({ path, message: text }) => {
        const place = locate(store, path)
        if (!place) return []
        const issue = { code: 'issue.check', params: {}, level: 'error', path, id: place.id, message: text } as const
        place.scope.issues.set(place.id, [issue])
        return [{ place, words: text }]
      })
      refreshAll(store)
      if (places[0]) show(places[0].place, places[0].words)
      announce(text(lang, 'invalid', { count: places.length }))
    },
  }
}
