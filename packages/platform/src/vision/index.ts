/** What other folders may use to ask a vision model: the model of the settings. */
import type { Config } from '../config/index.ts';
import { createVisionModel, type VisionModel } from './vision-model.ts';

export { createVisionModel, type SeenElement, type VisionFault, type VisionModel, type VisionOutcome } from './vision-model.ts';

export type VisionConfig = Partial<Pick<Config, 'vision_url' | 'vision_key' | 'vision_model' | 'vision_seconds' | 'vision_answer_kib'>>;

/** Null where the settings name none. */
export function visionOf({
  vision_url: url,
  vision_key: key,
  vision_model: model,
  vision_seconds: seconds = 20,
  vision_answer_kib: kib = 256,
}: VisionConfig): VisionModel | null {
  if (url === undefined || model === undefined) return null;
  return createVisionModel({ url, model, timeout_ms: seconds * 1000, answer_bytes: kib * 1024, ...(key !== undefined && { key }) });
}
