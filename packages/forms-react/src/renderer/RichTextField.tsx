import type { Lang } from '@shouya/forms/texts'
import { Skeleton, theme } from 'antd'
import { lazy, Suspense } from 'react'
import { tokenStyle } from './tokenStyle.ts'
import './renderer.css'

/** The editor is larger than the page around it. */
const RichText = lazy(() => import('./fields/richText/RichText.tsx'))

interface Props {
  readonly id?: string
  /** HTML; nothing and an empty text are the same. */
  readonly value?: string
  readonly onChange?: (html: string) => void
  /** Read out by screen readers. */
  readonly label: string
  readonly lang: Lang
  /** Of the text in px; it scrolls beyond. */
  readonly height: number
  readonly required?: boolean
  readonly disabled?: boolean
}

/** The renderer's rich-text editor as a field of any form, outside of a FormView. */
export default function RichTextField({
  id = '',
  value = '',
  onChange,
  label,
  lang,
  height,
  required,
  disabled,
}: Props) {
  const { token } = theme.useToken()
  return (
    <div className="sf-control" style={tokenStyle(token)}>
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
        />
      </Suspense>
    </div>
  )
}
