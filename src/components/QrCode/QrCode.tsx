import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Alternative text. */
  label: string;
}

/* Always dark on light, because some scanners read nothing else. */
const Picture = styled('svg')({
  width: 208,
  maxWidth: '100%',
  height: 'auto',
  borderRadius: 14,
  backgroundColor: '#FFFFFF',
  color: '#000000',
  forcedColorAdjust: 'none',
});

/** A QR code, with the quiet border that scanners need. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 4 });
    const dark = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join('') };
  }, [text]);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Picture>
  );
};
