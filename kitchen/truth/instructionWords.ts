import { foldText } from '../reading/foldWord';
import { asSeen } from './plainSentence';

/** Words that instruct a model, or that a model says about itself. */
const INSTRUCTIONS = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,30}\\b(?:instructions?|rules|prompts?|guidelines|everything above|directions above)\\b',
    '\\byou are now (?:a|an|in|dan|unrestricted|free|no longer|not)\\b',
    '\\b(?:system|hidden|initial|developer) prompt\\b|\\bprompt (?:del sistema|systeme|oculto|cache)\\b',
    '\\b(?:print|reveal|show|repeat|output)\\b.{0,20}\\b(?:prompt|instructions|api key|secrets?)\\b',
    '\\b(?:pretend|imagine|act as if|suppose)\\b.{0,30}\\b(?:no|without) (?:restrictions|rules|limits|filters)\\b',
    '\\bjailbreak\\b|\\bdeveloper mode\\b|\\bdo anything now\\b',
    '<\\|?(?:im_start|im_end|system|endoftext)|\\[/?inst\\]|</?(?:system|assistant|user)>|###\\s?(?:instruction|system|response)',
    '\\b(?:ignora|olvida|desobedece)\\b.{0,30}\\b(?:instrucciones|reglas|normas|indicaciones)\\b',
    '\\b(?:ignore[zr]?|oublie[zr]?)\\b.{0,30}\\b(?:instructions|consignes|regles|directives)\\b',
    '\\bas an? (?:ai|artificial intelligence|large language|language model)\\b|\\bi (?:cannot|can.t|am unable to) (?:help|assist|fulfil|comply)\\b',
    '\\bcomo (?:modelo de lenguaje|una? ia|inteligencia artificial)\\b|\\ben tant qu.(?:ia|intelligence artificielle)\\b|\\bmodele de langage\\b',
    '\\b(?:alert|eval|fetch|document\\.cookie|localstorage)\\s?\\(',
  ].join('|'),
  'u',
);

/** Whether a text instructs a model, or speaks as one. */
export const isInstruction = (text: string): boolean => INSTRUCTIONS.test(foldText(asSeen(text)));
