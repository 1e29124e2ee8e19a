import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { readTemplates, type Template, templateKey, withTemplate } from './templates.ts'

/** The user's templates of a register, stored for all devices. */
export function useTemplates(register: string) {
  const key = templateKey(register)
  const { data } = useRead('Preference/Get', { key }, { staleTime: Number.POSITIVE_INFINITY })
  const templates = readTemplates(data?.value)
  const save = useAction('Preference/Save')
  const store = (value: readonly Template[]) => save.mutate({ key, value: value.length === 0 ? null : [...value] })
  return {
    templates,
    saving: save.isPending,
    keep: (template: Template) => store(withTemplate(templates, template)),
    drop: (name: string) => store(templates.filter((kept) => kept.name !== name)),
  }
}
