import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useDesignerParts, useText } from '../DesignerContext.ts'

interface TextActionsProps {
  readonly text: string
  readonly file: string
  readonly type: string
}

/** Copies and exports a text, with the messages of spec 001 section 8. */
export function TextActions({ text, file, type }: TextActionsProps) {
  const { host, store } = useDesignerParts()
  const t = useText()
  async function copy() {
    try {
      await host.clipboard.writeText(text)
      store.say('copy.done', {}, 'success')
    } catch {
      store.fail('copy.failed')
    }
  }
  return (
    <div className="fd-buttons">
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
        {t('copy.button')}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => saveFile(file, text, type)}>
        {t('export.button')}
      </Button>
    </div>
  )
}

/** Makes the browser save a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
