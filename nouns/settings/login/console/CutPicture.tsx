import { squarePicture } from '@shouya/console/ui/squarePicture.ts'
import { Modal, Slider } from 'antd'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import styles from './CutPicture.module.css'

/** The square can show a quarter of what it shows at first. */
const LARGEST_ZOOM = 4

/** Pixels by which a key moves it. */
const STEP = 8

type Props = {
  file: File
  /** Called with the square, or with null if the person gives it up. */
  onCut: (square: File | null) => void
}

/** Chooses which square of a photo is shown: moved by finger, mouse or arrow keys, enlarged by the slider. */
export default function CutPicture({ file, onCut }: Props) {
  const { t } = useTranslation()
  const hint = useId()
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const area = useRef<Area>(undefined)
  return (
    <Modal
      open
      title={t('dashboard.avatar.cut')}
      okText={t('dashboard.avatar.use')}
      onOk={async () => area.current && onCut(await squarePicture(file, area.current))}
      onCancel={() => onCut(null)}
    >
      <div className={styles.cutting}>
        <Cropper
          image={url}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            area.current = pixels
          }}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('dashboard.avatar.square'), 'aria-describedby': hint }}
        />
      </div>
      <Slider
        min={1}
        max={LARGEST_ZOOM}
        step={0.1}
        value={zoom}
        onChange={setZoom}
        tooltip={{ open: false }}
        ariaLabelForHandle={t('dashboard.avatar.zoom')}
      />
      <p id={hint} className={styles.hint}>
        {t('dashboard.avatar.cutHint')}
      </p>
    </Modal>
  )
}
