import { App, Button, Upload } from 'antd'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import SignatureCanvas from '../ui/SignatureCanvas.tsx'

/** The image types accepted instead of a drawing, for users who cannot draw on a screen. */
const PICTURES = 'image/png,image/jpeg'

/** Asks for a signature, drawn or as an image; undefined when the user cancels. */
export function useDraw(): () => Promise<File | undefined> {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  return useCallback(() => {
    let png: (() => Promise<Blob>) | undefined
    return new Promise((resolve, reject) => {
      const dialog = modal.confirm({
        icon: null,
        title: t('forms.signTitle'),
        width: 560,
        content: (
          <>
            <SignatureCanvas
              onChange={(strokes, make) => {
                png = strokes > 0 ? make : undefined
                dialog.update({ okButtonProps: { disabled: strokes === 0 } })
              }}
            />
            <Upload
              accept={PICTURES}
              showUploadList={false}
              beforeUpload={(file) => {
                resolve(file)
                dialog.destroy()
                return false
              }}
            >
              <Button type="link">{t('forms.signFile')}</Button>
            </Upload>
          </>
        ),
        okButtonProps: { disabled: true },
        onOk: () => png?.().then((blob) => resolve(new File([blob], 'signature.png', { type: blob.type })), reject),
        onCancel: () => resolve(undefined),
      })
    })
  }, [modal, t])
}
