import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useForm } from '../formContext.ts'
import { optionsOf } from '../optionsOf.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'
import { textOf } from './textOf.ts'

/** Loaded lazily: the editor is larger than all other controls together, and most forms have none. */
const RichText = lazy(() => import('./richText/RichText.tsx'))

export default function EditorControl({ field, value, change, input, labelledBy }: ControlProps) {
  const { lang } = useForm()
  const { height, placeholder, chinesization } = optionsOf('editor', field)
  const tall = Math.max(80, height)
  return (
    <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height: tall }} />}>
      <RichText
        input={input}
        labelledBy={labelledBy}
        html={textOf(value)}
        change={change}
        width={widthOf(field)}
        height={tall}
        placeholder={placeholder}
        // Without the option the toolbar is English, as in the original.
        lang={chinesization ? lang : 'US'}
      />
    </Suspense>
  )
}
