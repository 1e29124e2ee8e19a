import type { OptionItem } from '@shouya/forms/document'
import { useEffect, useState } from 'react'
import { useDesignerParts, useText } from '../../DesignerContext.ts'

const SHOWN = 5

/** The first values of a source, so that nobody chooses by its name alone. */
export function SourceLook({ source }: { source: string }) {
  const { host } = useDesignerParts()
  const t = useText()
  const [options, setOptions] = useState<readonly OptionItem[] | 'failed'>()
  useEffect(() => {
    let gone = false
    const show = (found: readonly OptionItem[] | 'failed') => !gone && setOptions(found)
    host.optionsOf(source).then(show, () => show('failed'))
    return () => {
      gone = true
    }
  }, [host, source])
  const words = () => {
    if (!options) return '…'
    if (options === 'failed') return t('source.failed')
    if (options.length === 0) return t('source.none')
    const values = options.slice(0, SHOWN).map(({ label, value }) => label ?? String(value))
    const params = { values: values.join(t('logic.comma')), count: options.length }
    return t(options.length > SHOWN ? 'source.many' : 'source.all', params)
  }
  return (
    <p className="fd-note fd-look" role="status">
      {words()}
    </p>
  )
}
