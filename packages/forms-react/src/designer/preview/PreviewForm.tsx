import { useDesignerParts } from '../DesignerContext.ts'
import type { PreviewProps } from '../designerHost.ts'

/** The seam to the renderer: the host fills it until the renderer's own FormView stands here. */
export function PreviewForm(props: PreviewProps) {
  return useDesignerParts().host.renderPreview(props)
}
