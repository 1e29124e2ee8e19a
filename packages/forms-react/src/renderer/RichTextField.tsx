import type { Lang } from '@shouya/forms/texts'
import { Skeleton, theme } from 'antd'
import { lazy, Suspense } from 'react'
import { tokenStyle } from './tokenStyle.ts'
import './renderer.css'

/** Loaded lazily because of its size. */
const RichText = lazy(() => import('./fields/richText/RichText.tsx'))

interface Props {
  readonly id?: string
  /** HTML; undefined and '' mean the same. */
  readonly value?: string
  readonly onChange?: (html: string) => void
  /** The accessible name. */
  readonly label: string
  readonly lang: Lang
  /** Height of the text area in px; longer text scrolls. */
  readonly height: number
  readonly required?: boolean
  readonly disabled?: boolean
  /** Offers to put pictures into the text. */
  readonly pictures?: boolean
}

/** The rich-text editor for use outside of a FormView. */
export default function RichTextField({
  id = '',
  value = '',
  onChange,
  label,
  lang,
  height,
  required,
  disabled,
  pictures = false,
}: Props) {
  const { token } = theme.useToken()
  return (
    <div className="sf-control sf-lone" style={tokenStyle(token)}>
      <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height }} />}>
        <RichText
          input={{
            id,
            disabled: disabled ?? false,
            'aria-describedby': undefined,
            'aria-required': required,
            'aria-invalid': undefined,
            'aria-label': label,
          }}
          labelledBy=""
          html={value}
          change={(html) => onChange?.(html)}
          width="100%"
          height={height}
          placeholder=""
          lang={lang}
          pictures={pictures}
        />
      </Suspense>
    </div>
  )
}
