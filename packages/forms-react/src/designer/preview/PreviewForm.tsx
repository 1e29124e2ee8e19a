import type { FormDocument, Permission } from '@shouya/forms/document'
import { App } from 'antd'
import { type Ref, useEffect, useMemo, useState } from 'react'
import FormView from '../../renderer/FormView.tsx'
import type { FormMode } from '../../renderer/formContext.ts'
import type { FormHandle } from '../../renderer/formHandle.ts'
import type { FormHost } from '../../renderer/host/formHost.ts'
import { useDesignerParts, useText } from '../DesignerContext.ts'

interface PreviewFormProps {
  readonly document: FormDocument
  readonly mode: FormMode
  readonly can: (permission: Permission) => boolean
  readonly ref: Ref<FormHandle>
}

/** The form in our renderer, with the host's options and the permissions of the chosen role. */
export function PreviewForm({ document, mode, can, ref }: PreviewFormProps) {
  const { host, store } = useDesignerParts()
  const t = useText()
  const { message } = App.useApp()
  const [formHost, setFormHost] = useState<FormHost>({})
  const failed = t('preview.failed')
  useEffect(() => {
    let isWanted = true
    host.formHost(document).then(
      (read) => isWanted && setFormHost(read),
      (failure) =>
        isWanted && void message.error(failure instanceof Error && failure.message ? failure.message : failed),
    )
    return () => {
      isWanted = false
    }
  }, [host, document, message, failed])
  const form = useMemo(() => ({ ...formHost, can }), [formHost, can])
  return <FormView ref={ref} mode={mode} document={document} host={form} lang={store.lang} />
}
