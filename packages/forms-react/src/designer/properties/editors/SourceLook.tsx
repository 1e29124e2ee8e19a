import type { OptionItem } from '@shouya/forms/document'
import { useEffect, useState } from 'react'
import { useDesignerParts, useText } from '../../DesignerContext.ts'

const SHOWN = 5

/** The first values of a source, so that it need not be chosen by its name alone. */
export function SourceLook({ source }: { source: string }) {
  const { host } = useDesignerParts()
  const t = useText()
  const [options, setOptions] = useState<readonly OptionItem[] | 'failed'>()
  useEffect(() => {
    let isGone = false
    const show = (loaded: readonly OptionItem[] | 'failed') => !isGone && setOptions(loaded)
    host.optionsOf(source).then(show, () => show('failed'))
    return () => {
      isGone = true
    }
  }, [host, source])
  const content = () => {
    if (!options) return '…'
    if (options === 'failed') return t('source.failed')
    if (options.length === 0) return t('source.none')
    const values = options.slice(0, SHOWN).map(({ label, value }) => label ?? String(value))
    const params = { values: values.join(t('logic.comma')), count: options.length }
    return t(options.length > SHOWN ? 'source.many' : 'source.all', params)
  }
  return (
    <p className="fd-note fd-look" role="status">
      {content()}
    </p>
  )
}
