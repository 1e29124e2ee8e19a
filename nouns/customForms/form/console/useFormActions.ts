import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { download } from '@shouya/console/ui/download.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { App, Modal } from 'antd'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import FormUses from './FormUses.tsx'
import { type FormRecord, type FormRow, formPaths, formStatus } from './formList.ts'

type Door = 'publish' | 'open' | 'submissions' | 'settings' | 'copy'
type Doors = Record<Door, (row: FormRow) => void>

/** What may be done with a form. Its state hides what makes no sense, a missing right only bars. */
export function useFormActions(doors: Doors): (row: FormRow) => RowAction[] {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const confirm = useConfirm()
  const done = () => message.success(t('common.done'))
  const disable = useAction('CustomForm/Disable', { onSuccess: done })
  const enable = useAction('CustomForm/Enable', { onSuccess: done })
  const remove = useAction('CustomForm/Delete', { onSuccess: () => message.success(t('common.deleted')) })
  const take = useAction('CustomForm/Export', { onSuccess: ({ url, name }) => download(url, name) })

  /** Flows that use the form are told before it goes; one that they use is not deleted. */
  const withUses = async (id: number, ask: (uses: FormRecord['uses']) => void) => {
    const form = await call('CustomForm/Get', { id }).catch(() => undefined)
    if (form) ask(form.uses)
  }
  const listed = (uses: FormRecord['uses']) => createElement(FormUses, { uses, onLeave: () => Modal.destroyAll() })

  return (row) => {
    const { id, version, form_name: name, allowed, status } = row
    const seen = { id, version }
    const when = (holds: boolean, action: RowAction) => (holds ? [action] : [])
    return [
      {
        text: t('forms.design'),
        path: 'CustomForm/Save',
        body: { id },
        onClick: () => openTab(formPaths.design(id), t('forms.designOf', { name })),
      },
      ...when(allowed.includes('publish'), {
        text: t('forms.publish'),
        path: 'CustomForm/Publish',
        onClick: () => doors.publish(row),
      }),
      ...when(status === formStatus.published, {
        text: t('forms.fill'),
        path: 'CustomForm/GetFill',
        onClick: () => openTab(formPaths.fill(id), name),
      }),
      { text: t('forms.versions'), path: 'CustomForm/GetVersionList', onClick: () => doors.open(row) },
      ...when(status !== formStatus.draft, {
        text: t('forms.submissions'),
        path: 'CustomForm/GetSubmissionList',
        onClick: () => doors.submissions(row),
      }),
      { text: t('forms.settings'), path: 'CustomForm/Save', body: { id }, onClick: () => doors.settings(row) },
      { text: t('forms.copy'), path: 'CustomForm/Copy', onClick: () => doors.copy(row) },
      { text: t('ui.export'), path: 'CustomForm/Export', onClick: () => take.mutate({ id }) },
      ...when(allowed.includes('disable'), {
        text: t('forms.disable'),
        path: 'CustomForm/Disable',
        danger: true,
        onClick: () =>
          void withUses(id, (uses) => {
            const says = uses.length > 0 ? t('forms.uses.disable') : t('forms.disableSays')
            const content = createElement('div', {}, says, listed(uses))
            confirm({ title: t('forms.disableAsk', { name }), content, danger: true }, () => disable.mutateAsync(seen))
          }),
      }),
      ...when(allowed.includes('enable'), {
        text: t('forms.enable'),
        path: 'CustomForm/Enable',
        onClick: () =>
          confirm({ title: t('forms.enableAsk', { name }), content: t('forms.enableSays'), danger: false }, () =>
            enable.mutateAsync(seen),
          ),
      }),
      ...when(allowed.includes('delete'), {
        text: t('ui.delete'),
        path: 'CustomForm/Delete',
        danger: true,
        onClick: () =>
          void withUses(id, (uses) => {
            if (uses.length === 0)
              return confirm({ title: t('forms.deleteAsk', { name }), danger: true }, () => remove.mutateAsync(seen))
            return void modal.warning({ title: t('forms.uses.notDeleted', { name }), content: listed(uses) })
          }),
      }),
    ]
  }
}
