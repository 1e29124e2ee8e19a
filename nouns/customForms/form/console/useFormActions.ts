import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { download } from '@shouya/console/ui/download.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useDraftActions } from '@shouya/console/versions/useDraftActions.ts'
import { draftStatus } from '@shouya/console/versions/versioned.ts'
import { App, Modal } from 'antd'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import FormUses from './FormUses.tsx'
import { type FormRecord, type FormRow, formPaths } from './formList.ts'
import { forms } from './forms.ts'

type Doors = Record<'design' | 'publish' | 'open' | 'submissions' | 'settings' | 'copy', (row: FormRow) => void>

/** The actions on a form: design and publish, fill in, export, enable and disable. */
export function useFormActions({ submissions, ...doors }: Doors): (row: FormRow) => RowAction[] {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const take = useAction('CustomForm/Export', { onSuccess: ({ url, name }) => download(url, name) })

  /** The flows that use a form; a dialog names them before a form is disabled or deleted. */
  const usesOf = async ({ id }: FormRow): Promise<FormRecord['uses'] | undefined> => {
    try {
      return (await call('CustomForm/Get', { id })).uses
    } catch (error) {
      void message.error((error as ApiError).message)
      return undefined
    }
  }
  const listed = (uses: FormRecord['uses']) => createElement(FormUses, { uses, onLeave: () => Modal.destroyAll() })
  const draft = useDraftActions(forms, {
    ...doors,
    disableSays: async (row) => {
      const uses = await usesOf(row)
      if (!uses) return undefined
      const hint = uses.length > 0 ? t('form.uses.disable') : t('form.disableSays')
      return createElement('div', {}, hint, listed(uses))
    },
    enableSays: t('form.enableSays'),
    mayDelete: async (row) => {
      const uses = await usesOf(row)
      if (uses?.length)
        modal.warning({ title: t('form.uses.notDeleted', { name: row.form_name }), content: listed(uses) })
      return uses?.length === 0
    },
  })

  const filling = (row: FormRow): RowAction[] => [
    ...(row.status === draftStatus.published
      ? [
          {
            text: t('form.fill'),
            path: 'CustomForm/GetFill' as const,
            onClick: () => openTab(formPaths.fill(row.id), row.form_name),
          },
        ]
      : []),
    ...(row.status === draftStatus.draft
      ? []
      : [
          {
            text: t('form.submissions'),
            path: 'CustomForm/GetSubmissionList' as const,
            onClick: () => submissions(row),
          },
        ]),
  ]
  return (row) => [
    ...draft.drawn(row),
    ...filling(row),
    ...draft.kept(row),
    { text: t('ui.export'), path: 'CustomForm/Export', onClick: () => take.mutate({ id: row.id }) },
    ...draft.switched(row),
  ]
}
