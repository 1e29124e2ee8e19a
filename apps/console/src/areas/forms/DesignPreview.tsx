import type { PreviewProps } from '@shouya/forms-react/designer/Designer'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { type Ref, useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useFormHost } from './useFormHost.ts'

/** The designer's form as our renderer shows it, with the server's options and the rights of whoever it is tried as. */
export default function DesignPreview({ document, mode, can, ref }: PreviewProps) {
  const lang = useLanguage((state) => state.lang)
  const own = useFormHost(document)
  const host = useMemo(() => ({ ...own, can }), [own, can])
  // A form's handle does more than a preview asks for.
  const handle = ref as Ref<FormHandle>
  return <FormView key={mode} ref={handle} mode={mode} document={document} host={host} lang={lang} />
}
