import { App } from 'antd'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import SignatureCanvas from '../ui/SignatureCanvas.tsx'

/** Asks for a signature by hand; undefined when somebody thinks better of it. */
export function useDraw(): () => Promise<File | undefined> {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  return useCallback(() => {
    let png: (() => Promise<Blob>) | undefined
    return new Promise((resolve, reject) => {
      const asked = modal.confirm({
        icon: null,
        title: t('forms.preset.sign'),
        width: 560,
        content: (
          <SignatureCanvas
            onChange={(strokes, make) => {
              png = strokes > 0 ? make : undefined
              asked.update({ okButtonProps: { disabled: strokes === 0 } })
            }}
          />
        ),
        okButtonProps: { disabled: true },
        onOk: () => png?.().then((blob) => resolve(new File([blob], 'signature.png', { type: blob.type })), reject),
        onCancel: () => resolve(undefined),
      })
    })
  }, [modal, t])
}
