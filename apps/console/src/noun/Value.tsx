import type { Field } from '@shouya/noun/field'
import type { Fielded } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import DictText from '../ui/DictText.tsx'
import DictTexts from '../ui/DictTexts.tsx'
import { yuan } from '../ui/money.ts'
import PhotoView from '../ui/PhotoView.tsx'
import { minute } from '../ui/text.ts'
import { useDuration } from '../ui/useDuration.ts'
import { useNounWords } from './useNounWords.ts'

type Props = { of: Fielded; name: string; value: unknown }

/** What a field holds, as people read it; nothing where it is empty. */
export default function Value({ of, name, value }: Props) {
  const { t } = useTranslation()
  const duration = useDuration()
  const { choice } = useNounWords(of)
  const field = of.fields[name] as Field
  if (field.kind === 'photos') {
    const ids = value as number[]
    return ids.length === 0 ? t('photos.none') : <PhotoView ids={ids} />
  }
  if (value === null || value === undefined || value === '') return '-'
  switch (field.kind) {
    case 'code':
    case 'textCode':
      return <DictText dict={field.dict} value={value as number | string} />
    case 'codes':
      return <DictTexts dict={field.dict} values={value as number[]} />
    case 'file':
      return <PhotoView ids={[value as number]} />
    case 'choice':
      return choice(name, value)
    case 'moment':
      return minute(value as string)
    case 'minutes':
      return duration(value as number)
    case 'money':
      return yuan(value as number)
    case 'flag':
      return value ? t('ui.yes') : t('ui.no')
    default:
      return String(value)
  }
}
