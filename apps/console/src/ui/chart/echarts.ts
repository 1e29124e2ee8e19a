import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only what is drawn, in a chunk of its own (ADR 010).
use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer])

export { init }
