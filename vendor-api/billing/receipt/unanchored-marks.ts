import type { Font, MarkPlacer } from 'fontkit';

const corrected = new WeakSet<MarkPlacer>();

/**
 * A font may lack an anchor for a mark on some letter; by OpenType the mark then stays in place. fontkit
 * 2.0.4 throws instead, so the receipt could not be drawn. Fonts share one placer, which is patched once.
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
