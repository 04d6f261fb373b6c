#!/usr/bin/python3
"""A speech dispatcher that prints what it is to say, one line each, in place of saying it.

Speaks as much of the Speech Synthesis Interface Protocol as a screen reader needs, on the socket that its argument names.
"""
import html
import re
import socket
import sys
import threading


def answer(words, line):
    verb = words[0].upper() if words else ""
    rest = [word.upper() for word in words[1:]]
    if verb == "LIST" and rest[:1] == ["OUTPUT_MODULES"]:
        return "250-printer\r\n250 OK MODULES LIST SENT\r\n"
    if verb == "LIST" and rest[:1] == ["SYNTHESIS_VOICES"]:
        return "249-plain\ten-US\tnone\r\n249 OK VOICE LIST SENT\r\n"
    if verb == "LIST" and rest[:1] == ["VOICES"]:
        return "249-MALE1\r\n249 OK VOICE LIST SENT\r\n"
    if verb == "GET":
        value = {"OUTPUT_MODULE": "printer", "LANGUAGE": "en", "VOICE_TYPE": "MALE1"}.get((rest or [""])[0], "0")
        return f"251-{value}\r\n251 OK GET RETURNED\r\n"
    if verb == "HISTORY":
        return "245-1\r\n245 OK CLIENT ID SENT\r\n"
    return "208 OK\r\n"


def say(text):
    text = html.unescape(re.sub(r"<[^>]*>", "", text)).strip()
    if text:
        print("said " + re.sub(r"\s+", " ", text), flush=True)


def serve(client):
    stream = client.makefile("rw", newline="", encoding="utf-8")
    number = 0

    def send(text):
        stream.write(text)
        stream.flush()

    def ended():
        for code, name in ((701, "BEGIN"), (702, "END")):
            send(f"{code}-{number}\r\n{code}-1\r\n{code} {name}\r\n")

    try:
        for line in stream:
            words = line.strip().split(" ")
            verb = words[0].upper()
            if verb == "SPEAK":
                number += 1
                send("230 OK RECEIVING DATA\r\n")
                lines = []
                for part in stream:
                    part = part.rstrip("\r\n")
                    if part == ".":
                        break
                    lines.append(part[1:] if part.startswith("..") else part)
                send(f"225-{number}\r\n225 OK MESSAGE QUEUED\r\n")
                say(" ".join(lines))
                ended()
            elif verb in ("CHAR", "KEY", "SOUND_ICON"):
                number += 1
                send(f"225-{number}\r\n225 OK MESSAGE QUEUED\r\n")
                say(" ".join(words[1:]))
                ended()
            elif verb == "QUIT":
                send("231 HAPPY HACKING\r\n")
                return
            else:
                send(answer(words, line))
    except OSError:
        pass


def main():
    server = socket.socket(socket.AF_UNIX)
    server.bind(sys.argv[1])
    server.listen()
    print("listens", flush=True)
    while True:
        client, _ = server.accept()
        threading.Thread(target=serve, args=(client,), daemon=True).start()


main()
