import type { UserId } from '@shouya/approvals/definition'
import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { sourcesQuery } from '@shouya/console/filling/sourcesQuery.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { compile } from '@shouya/forms/compile'
import { emptyDocument } from '@shouya/forms/defaultConfig'
import { labelOf } from '@shouya/forms/readOptions'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flowScope, flowSubjects, type InitiatorWords } from './flowSubjects.ts'
import { type Known, KnownContext } from './known.ts'

type Props = {
  /** The form as text; null when it is not published. */
  text: string | null
  names: DataOf<'OaFlow/Get'>['names']
  children: ReactNode
}

/**
 * Provides the names for the ids in a flow: from its record, from the lists that the user may read, from people who
 * were chosen.
 */
export default function KnownNames({ text, names, children }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(text ?? JSON.stringify(emptyDocument))
  const { data: sources } = useQuery(useMemo(() => sourcesQuery(document, lang), [document, lang]))
  const { data: topics } = useRead('OaFlow/GetTopicList', {}, { staleTime: 5 * 60_000 })
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const mayRoles = useMayCall()('Role/GetRoleList')
  const { data: allRoles } = useRead('Role/GetRoleList', {}, { enabled: mayRoles, staleTime: 5 * 60_000 })
  const [learned, setLearned] = useState<readonly { id: UserId; name: string }[]>([])
  const postName = useDictLabel('post')
  const own = useUser()
  const words = useInitiatorWords()

  const knownNames = useMemo((): Known => {
    const form = text === null ? null : compile(document)
    const users = new Map(
      [{ id: own.id, name: own.name }, ...names.users, ...learned].map(({ id, name }) => [id, name]),
    )
    const roles = [
      ...(allRoles ?? [])
        .filter(({ status }) => status === 1)
        .map((role) => ({
          key: role.role_code,
          name: label(lang, role.role_name, role.role_name_hk, role.role_name_us),
        })),
      ...names.roles.filter(({ key }) => !allRoles?.some(({ role_code }) => role_code === key)),
    ]
    const units = new Map([
      ...names.depts.map(({ id, name }) => [id, name] as const),
      ...(depts ?? []).map(({ id, dept_name }) => [id, dept_name] as const),
    ])
    return {
      form,
      scope: flowScope(form, words),
      subjects: flowSubjects(form, sources ? { options: sources.options } : {}, words, lang),
      topics: topics ?? [],
      roles,
      userName: (id) => users.get(id) ?? t('flow.nobodyKnown', { id }),
      roleName: (key) => roles.find((role) => role.key === key)?.name ?? key,
      deptName: (id) => units.get(id) ?? String(id),
      postName,
      fieldName: (model) => {
        const field = form?.top.byModel.get(model)?.field
        return (field && labelOf(field)) || model
      },
      learn: (people) => setLearned((before) => [...before, ...people]),
    }
  }, [text, document, names, learned, own, allRoles, lang, depts, sources, topics, words, postName, t])
  return <KnownContext value={knownNames}>{children}</KnownContext>
}

/** The names of the initiator's properties in conditions. */
function useInitiatorWords(): InitiatorWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      title: t('flow.initiator.id'),
      '$initiator.deptPath': t('flow.initiator.deptPath'),
      '$initiator.dept': t('flow.initiator.dept'),
      '$initiator.company': t('flow.initiator.company'),
      '$initiator.roles': t('flow.initiator.roles'),
      '$initiator.posts': t('flow.initiator.posts'),
      '$initiator.id': t('flow.initiator.id'),
    }),
    [t],
  )
}
