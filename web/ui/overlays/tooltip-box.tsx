import { Tooltip } from '@mantine/core';
import { portalInLandmark } from './portal-in-landmark';
import classes from './tooltip.module.css';

export interface TooltipBoxProps {
  label: string;
  target: Element;
}

export function TooltipBox({ label, target }: TooltipBoxProps) {
  if (!(target instanceof HTMLElement)) return null;
  return (
    <Tooltip
      opened
      label={label}
      target={target}
      className={classes['box'] ?? ''}
      portalProps={portalInLandmark(target)}
    />
  );
}
