import type { Values } from '@shouya/forms/document'
import type { Event } from '../event.ts'
import type { Instance } from '../instance.ts'

type FormEvent = Extract<Event, { type: 'submitted' | 'changed' | 'picked' }>

/** Form, picks, and what the submission fixes. */
export function evolveForm(instance: Instance, event: FormEvent): Instance {
  switch (event.type) {
    case 'submitted':
      return {
        ...withPatch(instance, event.form),
        status: 'running',
        origin: event.origin,
        picks: event.picks,
        title: event.title,
      }
    case 'changed':
      return withPatch(instance, event.patch)
    case 'picked':
      return { ...instance, picks: { ...instance.picks, ...event.picks } }
  }
}

function withPatch(instance: Instance, patch: Values): Instance {
  const formRev = instance.formRev + 1
  const revs = Object.fromEntries(Object.keys(patch).map((model) => [model, formRev]))
  return { ...instance, form: { ...instance.form, ...patch }, formRev, fieldRevs: { ...instance.fieldRevs, ...revs } }
}
