import type { PreviewProps } from '@shouya/forms-react/designer/Designer'
import FormView from '@shouya/forms-react/renderer/FormView'
import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useFormHost } from './useFormHost.ts'

/** The designer's form as our renderer shows it, with the server's options and the rights of whoever it is tried as. */
export default function DesignPreview({ document, mode, can, ref }: PreviewProps) {
  const lang = useLanguage((state) => state.lang)
  const own = useFormHost(document)
  const host = useMemo(() => ({ ...own, can }), [own, can])
  return <FormView key={mode} ref={ref} mode={mode} document={document} host={host} lang={lang} />
}
