import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../api/useAction.ts'
import { readKey, useRead } from '../../api/useRead.ts'

/** What somebody fills into a form again and again, under a name of their own. */
export type Template = { name: string; values: Record<string, unknown> }

const MOST = 10

const isTemplate = (one: unknown): one is Template =>
  typeof one === 'object' && one !== null && typeof (one as Template).name === 'string' && 'values' in one

/** The templates of a form that its user keeps, on every device; read before, they are there without a network, too. */
export function useTemplates(of: string) {
  const key = `${of}.templates`
  const client = useQueryClient()
  const { data } = useRead('Preference/Get', { key }, { staleTime: Number.POSITIVE_INFINITY })
  const templates = Array.isArray(data?.value) ? (data.value as unknown[]).filter(isTemplate) : []
  const save = useAction('Preference/Save', {
    onSuccess: (_, { value }) => client.setQueryData(readKey('Preference/Get', { key }), { value }),
  })
  const write = (next: Template[]) => save.mutateAsync({ key, value: next as never })
  return {
    templates,
    keep: (one: Template) => write([one, ...templates.filter(({ name }) => name !== one.name)].slice(0, MOST)),
    drop: ({ name }: Template) => write(templates.filter((one) => one.name !== name)),
  }
}
