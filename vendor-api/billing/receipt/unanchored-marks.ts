import type { Font, MarkPlacer } from 'fontkit';

const corrected = new WeakSet<MarkPlacer>();

/**
 * A font may say no anchor for a mark on some letter; by OpenType the mark then stays where it is. fontkit 2.0.4 throws
 * instead, so that no receipt with such a letter could be drawn. Its fonts share one placer, which is corrected once.
 */
export function leaveUnanchoredMarks(font: Font): void {
  font.layout('');
  const placer = font._layoutEngine.engine?.GPOSProcessor;
  if (!placer) return;
  const shared: MarkPlacer = Object.getPrototypeOf(placer);
  if (corrected.has(shared)) return;
  corrected.add(shared);
  const { applyAnchor } = shared;
  shared.applyAnchor = function (mark, baseAnchor, baseIndex) {
    if (baseAnchor !== null && mark.markAnchor !== null) applyAnchor.call(this, mark, baseAnchor, baseIndex);
  };
}
